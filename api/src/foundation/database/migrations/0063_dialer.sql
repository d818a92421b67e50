CREATE TABLE "call_case" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"account_id" text,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"promised_at" timestamp (3) with time zone NOT NULL,
	"was_told" boolean NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reached_at" timestamp (3) with time zone,
	"keeper_id" text,
	"held_by" text,
	"held_until" timestamp (3) with time zone,
	"last_seq" integer NOT NULL,
	"last_outcome" text,
	"in_row" smallint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "call_entry" (
	"case_id" text NOT NULL,
	"seq" integer NOT NULL,
	"account_id" text,
	"staff_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text,
	"text" text NOT NULL,
	"next_at" timestamp (3) with time zone,
	"call_id" uuid,
	"call_state" text,
	"talk_seconds" integer,
	CONSTRAINT "call_entry_case_id_seq_pk" PRIMARY KEY("case_id","seq")
);
--> statement-breakpoint
CREATE TABLE "do_not_call" (
	"phone_digest" text PRIMARY KEY NOT NULL,
	"account_id" text,
	"said_in" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_case" ADD CONSTRAINT "call_case_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_case" ADD CONSTRAINT "call_case_keeper_id_account_id_fk" FOREIGN KEY ("keeper_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_case" ADD CONSTRAINT "call_case_held_by_account_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_entry" ADD CONSTRAINT "call_entry_case_id_call_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."call_case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_entry" ADD CONSTRAINT "call_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_entry" ADD CONSTRAINT "call_entry_staff_id_account_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "do_not_call" ADD CONSTRAINT "do_not_call_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "call_case_request" ON "call_case" USING btree ("kind","ref");--> statement-breakpoint
CREATE INDEX "call_case_due" ON "call_case" USING btree ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "call_case_keeper" ON "call_case" USING btree ("keeper_id","due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "call_case_held" ON "call_case" USING btree ("held_by") WHERE held_by is not null;--> statement-breakpoint
CREATE INDEX "call_case_account" ON "call_case" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_case_changed" ON "call_case" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "call_entry_call" ON "call_entry" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "call_entry_account" ON "call_entry" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "call_entry_staff" ON "call_entry" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "call_entry_outcomes" ON "call_entry" USING btree ("at") WHERE kind = 'outcome';--> statement-breakpoint
CREATE INDEX "do_not_call_account" ON "do_not_call" USING btree ("account_id");