CREATE TABLE "referral" (
	"id" text PRIMARY KEY NOT NULL,
	"inviter_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"state" text NOT NULL,
	"doubts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"friend_phone_hash" text,
	"friend_device" text,
	"friend_network" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"qualified_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"inviter_paid" text,
	"decided_by" text,
	"decision" text
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"account_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "rent_on_time" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renter_club_member" (
	"account_id" text PRIMARY KEY NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"left_at" timestamp (3) with time zone,
	"consent_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_budget" (
	"campaign" text PRIMARY KEY NOT NULL,
	"committed_paise" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scratch_card" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"campaign" text NOT NULL,
	"subject" text NOT NULL,
	"prize_paise" bigint NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"scratched_at" timestamp (3) with time zone,
	"credit_expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"offer" text NOT NULL,
	"code" text NOT NULL,
	"price_paise" bigint NOT NULL,
	"bought_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revealed_at" timestamp (3) with time zone,
	CONSTRAINT "voucher_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_inviter_id_account_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_account_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rent_on_time" ADD CONSTRAINT "rent_on_time_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "renter_club_member" ADD CONSTRAINT "renter_club_member_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scratch_card" ADD CONSTRAINT "scratch_card_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_friend" ON "referral" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_inviter" ON "referral" USING btree ("inviter_id","joined_at");--> statement-breakpoint
CREATE INDEX "referral_held" ON "referral" USING btree ("joined_at") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "referral_phone_hash" ON "referral" USING btree ("friend_phone_hash");--> statement-breakpoint
CREATE INDEX "rent_on_time_account" ON "rent_on_time" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scratch_card_once" ON "scratch_card" USING btree ("account_id","campaign","subject");--> statement-breakpoint
CREATE INDEX "scratch_card_account" ON "scratch_card" USING btree ("account_id","granted_at");--> statement-breakpoint
CREATE INDEX "voucher_account" ON "voucher" USING btree ("account_id","bought_at");