-- Lists of projects are read from memory, so that the covering indexes of their pages have no reader.
DROP INDEX IF EXISTS "project_newest";--> statement-breakpoint
DROP INDEX IF EXISTS "project_price";--> statement-breakpoint
DROP INDEX IF EXISTS "project_possession";--> statement-breakpoint
DROP INDEX IF EXISTS "project_locality";
