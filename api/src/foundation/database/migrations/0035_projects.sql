-- Rows of earlier versions were seeded; the next start seeds them with the new columns.
DELETE FROM "project";--> statement-breakpoint
CREATE TABLE "project_facts" (
	"project_id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"towers" smallint NOT NULL,
	"floors" smallint NOT NULL,
	"total_units" integer NOT NULL,
	"land_acres" real NOT NULL,
	"open_area" smallint NOT NULL,
	"about" text[] NOT NULL,
	"highlights" text[] NOT NULL,
	"amenities" text[] NOT NULL,
	"payment_plan" jsonb NOT NULL,
	"updated_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_image" (
	"project_id" text NOT NULL,
	"position" smallint NOT NULL,
	"tag" text NOT NULL,
	"picture" text,
	"alt" text NOT NULL,
	"title" text NOT NULL,
	"colour" text NOT NULL,
	"content" text,
	CONSTRAINT "project_image_project_id_position_pk" PRIMARY KEY("project_id","position")
);
--> statement-breakpoint
CREATE TABLE "project_rate" (
	"project_id" text NOT NULL,
	"month" date NOT NULL,
	"price_per_sqft" integer NOT NULL,
	CONSTRAINT "project_rate_project_id_month_pk" PRIMARY KEY("project_id","month")
);
--> statement-breakpoint
CREATE TABLE "project_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"position" smallint NOT NULL,
	"type" text NOT NULL,
	"carpet_area" integer NOT NULL,
	"built_up_area" integer NOT NULL,
	"price" integer NOT NULL,
	"bathrooms" smallint NOT NULL,
	"balconies" smallint NOT NULL,
	"total" integer NOT NULL,
	"available" integer NOT NULL,
	"plan" jsonb
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "locality_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "latitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "longitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "stage" text NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "launched_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "promised_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "possession_on" date NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "price_per_sqft" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "min_size" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "max_size" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "units" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "rera_number" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "rera_valid_until" date;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "sponsored" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "scraped" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "project_facts" ADD CONSTRAINT "project_facts_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_image" ADD CONSTRAINT "project_image_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_rate" ADD CONSTRAINT "project_rate_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_unit" ADD CONSTRAINT "project_unit_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_unit_project" ON "project_unit" USING btree ("project_id","position");--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_locality_id_place_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_builder" ON "project" USING btree ("builder_id","launched_on","id");--> statement-breakpoint
ALTER TABLE "project" DROP COLUMN "bhk";--> statement-breakpoint
ALTER TABLE "project" DROP COLUMN "possession";--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_society_id_unique" UNIQUE("society_id");