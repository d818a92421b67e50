CREATE TABLE "invoice_document" (
	"number" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"account_id" text NOT NULL,
	"order_id" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_series_invoice_series_series_fk" FOREIGN KEY ("series") REFERENCES "public"."invoice_series"("series") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_document" ADD CONSTRAINT "invoice_document_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_document_position" ON "invoice_document" USING btree ("series","position");--> statement-breakpoint
CREATE INDEX "invoice_document_order" ON "invoice_document" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_document_account" ON "invoice_document" USING btree ("account_id");