ALTER TABLE "experiment" ADD COLUMN "first_day" date;--> statement-breakpoint
ALTER TABLE "experiment" ADD COLUMN "last_day" date;--> statement-breakpoint
ALTER TABLE "experiment" ADD COLUMN "goals" text[] DEFAULT '{"lead_Created"}' NOT NULL;