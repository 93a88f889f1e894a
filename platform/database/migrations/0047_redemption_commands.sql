-- Whether a code can be killed is said to everybody; names that a file gave give way to corrected ones.
grant select (cancels) on providers to guerdon_app;--> statement-breakpoint
grant update (first_name, last_name) on batch_lines to guerdon_app;
