"""Elements of columns from their pages: plan which pages a request needs, then run the plan."""
