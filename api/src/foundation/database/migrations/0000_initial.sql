CREATE TYPE "public"."bhk_type" AS ENUM('RK1', 'BHK1', 'BHK2', 'BHK3', 'BHK4', 'BHK4PLUS');--> statement-breakpoint
CREATE TYPE "public"."building_type" AS ENUM('AP', 'IH', 'IF', 'SB', 'GC');--> statement-breakpoint
CREATE TYPE "public"."commercial_type" AS ENUM('OFFICE_SPACE', 'COWORKING', 'RESTAURANT_OR_CAFE', 'SHOP', 'SHOWROOM', 'INDUSTRIAL_BUILDING', 'INDUSTRIAL_SHED', 'GODOWN_WAREHOUSE', 'OTHER_BUSINESS');--> statement-breakpoint
CREATE TYPE "public"."flatmate_room" AS ENUM('PRIVATE_ROOM', 'SHARED_ROOM');--> statement-breakpoint
CREATE TYPE "public"."furnishing_type" AS ENUM('FULLY_FURNISHED', 'SEMI_FURNISHED', 'NOT_FURNISHED');--> statement-breakpoint
CREATE TYPE "public"."listing_category" AS ENUM('BUY', 'RENT', 'PG', 'SHARED', 'PLOT', 'COMMERCIAL_RENT', 'COMMERCIAL_BUY');--> statement-breakpoint
CREATE TYPE "public"."parking_type" AS ENUM('NONE', 'TWO_WHEELER', 'FOUR_WHEELER', 'BOTH');--> statement-breakpoint
CREATE TYPE "public"."pg_tenant" AS ENUM('male', 'female', 'both');--> statement-breakpoint
CREATE TABLE "customer_story" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_item" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"published_on" date NOT NULL,
	"city" text
);
--> statement-breakpoint
CREATE TABLE "builder" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"since" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "city" (
	"slug" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius_km" real NOT NULL,
	"rent_per_sqft" real NOT NULL,
	"sale_per_sqft" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_count" (
	"place_id" text NOT NULL,
	"category" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "listing_count_place_id_category_pk" PRIMARY KEY("place_id","category")
);
--> statement-breakpoint
CREATE TABLE "locality_median" (
	"place_id" text PRIMARY KEY NOT NULL,
	"rent" integer,
	"price_per_sqft" integer
);
--> statement-breakpoint
CREATE TABLE "locality_trend" (
	"place_id" text NOT NULL,
	"bhk" text NOT NULL,
	"month" date NOT NULL,
	"rent_median" integer NOT NULL,
	"price_per_sqft" integer NOT NULL,
	"sample_size" smallint NOT NULL,
	CONSTRAINT "locality_trend_place_id_bhk_month_pk" PRIMARY KEY("place_id","bhk","month")
);
--> statement-breakpoint
CREATE TABLE "metro_line" (
	"id" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"status" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "metro_line_station" (
	"line_id" text NOT NULL,
	"position" smallint NOT NULL,
	"place_id" text NOT NULL,
	CONSTRAINT "metro_line_station_line_id_position_pk" PRIMARY KEY("line_id","position")
);
--> statement-breakpoint
CREATE TABLE "place" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"city" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"subtitle" text NOT NULL,
	"aliases" text[] NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" text NOT NULL,
	"pin" text NOT NULL,
	"tier" smallint,
	"landmark_kind" text
);
--> statement-breakpoint
CREATE TABLE "project" (
	"id" text PRIMARY KEY NOT NULL,
	"society_id" text NOT NULL,
	"city" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"builder_id" text NOT NULL,
	"locality" text NOT NULL,
	"min_price" integer NOT NULL,
	"max_price" integer NOT NULL,
	"bhk" text[] NOT NULL,
	"possession" text NOT NULL,
	"picture" text NOT NULL,
	"picture_alt" text NOT NULL,
	"picture_colour" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "society" (
	"place_id" text PRIMARY KEY NOT NULL,
	"locality_id" text NOT NULL,
	"builder_id" text NOT NULL,
	"builder" text NOT NULL,
	"units" smallint NOT NULL,
	"built_year" smallint NOT NULL,
	"stage" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"seeker_type" text NOT NULL,
	"commercial" boolean NOT NULL,
	"shelf" text NOT NULL,
	"amount" integer NOT NULL,
	"list_amount" integer,
	"validity" smallint NOT NULL,
	"contacts" smallint,
	"transaction_details" smallint,
	"features" jsonb NOT NULL,
	"for_whom" text NOT NULL,
	"refund" text NOT NULL,
	"recommended" boolean NOT NULL,
	"assure" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "plan_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"category" "listing_category" NOT NULL,
	"locality_id" text NOT NULL,
	"society_id" text,
	"title" text NOT NULL,
	"street" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" "point" NOT NULL,
	"accurate_location" boolean NOT NULL,
	"price" integer NOT NULL,
	"deposit" integer NOT NULL,
	"maintenance_amount" integer NOT NULL,
	"area" integer NOT NULL,
	"bhk" "bhk_type",
	"bathrooms" smallint NOT NULL,
	"floor" smallint,
	"total_floors" smallint,
	"age" smallint,
	"facing" text,
	"furnishing" "furnishing_type",
	"parking" "parking_type" NOT NULL,
	"building_type" "building_type",
	"commercial_type" "commercial_type",
	"pg_tenant" "pg_tenant",
	"flatmate_room" "flatmate_room",
	"tenants" smallint NOT NULL,
	"room_types" smallint NOT NULL,
	"amenities" integer NOT NULL,
	"food_included" boolean,
	"under_construction" boolean NOT NULL,
	"for_lease" boolean NOT NULL,
	"loan_available" boolean NOT NULL,
	"available_from" timestamp (3) with time zone NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	"active" boolean NOT NULL,
	"inactive_reason" text,
	"sponsored" boolean NOT NULL,
	"posted_by_builder" boolean NOT NULL,
	"owner_name" text NOT NULL,
	"photos" text NOT NULL,
	"photo_count" smallint NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_truth" (
	"listing_id" text NOT NULL,
	"kind" text NOT NULL,
	"original_id" text
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"listings" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metro_line" ADD CONSTRAINT "metro_line_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metro_line_station" ADD CONSTRAINT "metro_line_station_line_id_metro_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."metro_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metro_line_station" ADD CONSTRAINT "metro_line_station_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place" ADD CONSTRAINT "place_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_society_id_place_id_fk" FOREIGN KEY ("society_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_city_city_slug_fk" FOREIGN KEY ("city") REFERENCES "public"."city"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_builder_id_builder_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "society" ADD CONSTRAINT "society_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "society" ADD CONSTRAINT "society_locality_id_place_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "society" ADD CONSTRAINT "society_builder_id_builder_id_fk" FOREIGN KEY ("builder_id") REFERENCES "public"."builder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_locality_id_place_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_society_id_place_id_fk" FOREIGN KEY ("society_id") REFERENCES "public"."place"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metro_line_city" ON "metro_line" USING btree ("city","position");--> statement-breakpoint
CREATE UNIQUE INDEX "place_city_kind_slug" ON "place" USING btree ("city","kind","slug");--> statement-breakpoint
CREATE UNIQUE INDEX "project_city_position" ON "project" USING btree ("city","position");--> statement-breakpoint
CREATE INDEX "society_locality" ON "society" USING btree ("locality_id");--> statement-breakpoint
CREATE INDEX "plan_shelf_seeker" ON "plan" USING btree ("shelf","seeker_type","commercial","position");--> statement-breakpoint
CREATE INDEX "listing_truth_kind" ON "listing_truth" USING btree ("kind","listing_id");