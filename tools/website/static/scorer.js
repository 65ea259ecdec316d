// Ranks guides and commands in front of the changelog and lists.
var Scorer = {
  score: ([page, , , , score]) => {
    if (/^(guides|commands)\/|^(start|reading|writing|data|command-line|merging|many-files)$/.test(page)) return score + 20;
    if (/^rules\//.test(page)) return score + 10;
    if (/^changelog$|^decisions\/|^conformance-matrix$|^genindex$/.test(page)) return score - 40;
    return score;
  },
  objNameMatch: 11,
  objPartialMatch: 6,
  objPrio: { 0: 15, 1: 5, 2: -5 },
  objPrioDefault: 0,
  title: 15,
  partialTitle: 7,
  term: 5,
  partialTerm: 2,
};
