CREATE TABLE "ticket" (
	"number" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"repeat_key" text NOT NULL,
	"topic" text NOT NULL,
	"about" text,
	"reference" text NOT NULL,
	"chat" boolean NOT NULL,
	"state" text NOT NULL,
	"held_by" text,
	"last_seq" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"promised_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"solved_at" timestamp (3) with time zone,
	"rating" smallint
);
--> statement-breakpoint
CREATE TABLE "ticket_entry" (
	"number" text NOT NULL,
	"seq" integer NOT NULL,
	"account_id" text NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "ticket_entry_number_seq_pk" PRIMARY KEY("number","seq")
);
--> statement-breakpoint
CREATE TABLE "ticket_file" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"account_id" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket" ADD CONSTRAINT "ticket_held_by_account_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_number_ticket_number_fk" FOREIGN KEY ("number") REFERENCES "public"."ticket"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_entry" ADD CONSTRAINT "ticket_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_file" ADD CONSTRAINT "ticket_file_number_ticket_number_fk" FOREIGN KEY ("number") REFERENCES "public"."ticket"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_file" ADD CONSTRAINT "ticket_file_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_repeat" ON "ticket" USING btree ("repeat_key");--> statement-breakpoint
CREATE INDEX "ticket_account" ON "ticket" USING btree ("account_id","changed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ticket_due" ON "ticket" USING btree ("due_at") WHERE "ticket"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_answered" ON "ticket" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "ticket_solved" ON "ticket" USING btree ("solved_at");--> statement-breakpoint
CREATE INDEX "ticket_entry_account" ON "ticket_entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ticket_file_ticket" ON "ticket_file" USING btree ("number");--> statement-breakpoint
CREATE INDEX "ticket_file_account" ON "ticket_file" USING btree ("account_id");