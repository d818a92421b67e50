ALTER TABLE "ticket" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "ticket" ADD COLUMN "seen_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD COLUMN "file_id" text;--> statement-breakpoint
CREATE INDEX "ticket_changed" ON "ticket" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_entry_key" ON "ticket_entry" USING btree ("number","client_key");