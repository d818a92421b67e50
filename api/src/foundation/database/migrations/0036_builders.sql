CREATE TABLE "project_lead" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"builder_id" text NOT NULL,
	"account_id" text NOT NULL,
	"wish" text NOT NULL,
	"callers" text NOT NULL,
	"frequency" text NOT NULL,
	"days" smallint NOT NULL,
	"brochure" boolean NOT NULL,
	"visit_on" date,
	"message" text NOT NULL,
	"consent" text NOT NULL,
	"consent_version" text NOT NULL,
	"state" text NOT NULL,
	"attribution" jsonb NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_lead_call" (
	"lead_id" text NOT NULL,
	"caller_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "builder_account" (
	"account_id" text PRIMARY KEY NOT NULL,
	"builder_id" text NOT NULL,
	"state" text NOT NULL,
	"job_title" text NOT NULL,
	"work_email" text NOT NULL,
	"reason" text,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "builder_paper" (
	"account_id" text NOT NULL,
	"paper" text NOT NULL,
	"file_key" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "builder_paper_account_id_paper_pk" PRIMARY KEY("account_id","paper")
);
--> statement-breakpoint
CREATE TABLE "builder_complaint" (
	"id" text PRIMARY KEY NOT NULL,
	"builder_id" text NOT NULL,
	"project_id" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"filed_on" date NOT NULL,
	"decided_on" date,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_quarter" (
	"project_id" text NOT NULL,
	"ends_on" date NOT NULL,
	"promised_percent" smallint NOT NULL,
	"done_percent" smallint NOT NULL,
	"units_sold" integer NOT NULL,
	"units_total" integer NOT NULL,
	"expected_on" date NOT NULL,
	"source" text NOT NULL,
	"reported_on" date NOT NULL,
	CONSTRAINT "project_quarter_project_id_ends_on_pk" PRIMARY KEY("project_id","ends_on")
);
--> statement-breakpoint
CREATE TABLE "project_title_check" (
	"project_id" text PRIMARY KEY NOT NULL,
	"checked_on" date NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_review" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"author_id" text,
	"invented_name" text,
	"standing" text NOT NULL,
	"flat" text,
	"rating" smallint NOT NULL,
	"aspects" jsonb NOT NULL,
	"text" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"reply" text,
	"replied_at" timestamp (3) with time zone,
	"written_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "project_review_report" (
	"review_id" text NOT NULL,
	"reporter_id" text NOT NULL,
	"reason" text NOT NULL,
	"words" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "project_review_report_review_id_reporter_id_pk" PRIMARY KEY("review_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "watched_project" (
	"account_id" text NOT NULL,
	"project_id" text NOT NULL,
	"note" text NOT NULL,
	"price_alert" boolean NOT NULL,
	"known_price" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watched_project_account_id_project_id_pk" PRIMARY KEY("account_id","project_id")
);
--> statement-breakpoint
ALTER TABLE "project_lead" ADD CONSTRAINT "project_lead_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lead" ADD CONSTRAINT "project_lead_builder_id_builder_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lead" ADD CONSTRAINT "project_lead_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lead_call" ADD CONSTRAINT "project_lead_call_lead_id_project_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."project_lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_lead_call" ADD CONSTRAINT "project_lead_call_caller_id_account_id_fk" FOREIGN KEY ("caller_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_account" ADD CONSTRAINT "builder_account_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_account" ADD CONSTRAINT "builder_account_builder_id_builder_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_paper" ADD CONSTRAINT "builder_paper_account_id_builder_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."builder_account"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_complaint" ADD CONSTRAINT "builder_complaint_builder_id_builder_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "builder_complaint" ADD CONSTRAINT "builder_complaint_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_quarter" ADD CONSTRAINT "project_quarter_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_title_check" ADD CONSTRAINT "project_title_check_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_review" ADD CONSTRAINT "project_review_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_review" ADD CONSTRAINT "project_review_author_id_account_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_review_report" ADD CONSTRAINT "project_review_report_review_id_project_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."project_review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_review_report" ADD CONSTRAINT "project_review_report_reporter_id_account_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_project" ADD CONSTRAINT "watched_project_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_project" ADD CONSTRAINT "watched_project_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "project_lead_once" ON "project_lead" USING btree ("account_id","project_id");--> statement-breakpoint
CREATE INDEX "project_lead_builder" ON "project_lead" USING btree ("builder_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "project_lead_sent" ON "project_lead" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "project_lead_call_lead" ON "project_lead_call" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "project_lead_call_caller" ON "project_lead_call" USING btree ("caller_id");--> statement-breakpoint
CREATE INDEX "builder_account_verified" ON "builder_account" USING btree ("builder_id") WHERE state = 'verified';--> statement-breakpoint
CREATE INDEX "builder_account_submitted" ON "builder_account" USING btree ("submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "builder_complaint_builder" ON "builder_complaint" USING btree ("builder_id","filed_on");--> statement-breakpoint
CREATE INDEX "builder_complaint_project" ON "builder_complaint" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_review_once" ON "project_review" USING btree ("project_id","author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_review_flat" ON "project_review" USING btree ("project_id","flat");--> statement-breakpoint
CREATE INDEX "project_review_author" ON "project_review" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "project_review_newest" ON "project_review" USING btree ("project_id","written_at","id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "project_review_rating" ON "project_review" USING btree ("project_id","rating","id") WHERE not hidden;--> statement-breakpoint
CREATE INDEX "project_review_report_person" ON "project_review_report" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "project_review_report_waiting" ON "project_review_report" USING btree ("created_at") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "watched_project_alert" ON "watched_project" USING btree ("project_id","price_alert");