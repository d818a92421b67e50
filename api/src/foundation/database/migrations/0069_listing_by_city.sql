-- replaces listing by listing_by_city
CREATE TABLE "listing_by_city" (
	"id" text NOT NULL,
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
	"previous_price" integer,
	"price_changed_at" timestamp (3) with time zone,
	"deposit" integer NOT NULL,
	"maintenance_amount" integer NOT NULL,
	"area" integer NOT NULL,
	"bhk" "bhk_type",
	"half_room" boolean DEFAULT false NOT NULL,
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
	"description" text NOT NULL,
	CONSTRAINT "listing_by_city_pkey" PRIMARY KEY("id","city"),
	CONSTRAINT "listing_by_city_locality_id_place_id_fk" FOREIGN KEY ("locality_id") REFERENCES "public"."place"("id"),
	CONSTRAINT "listing_by_city_society_id_place_id_fk" FOREIGN KEY ("society_id") REFERENCES "public"."place"("id")
) PARTITION BY LIST ("city");
--> statement-breakpoint
CREATE TABLE "listing_bangalore" PARTITION OF "listing_by_city" FOR VALUES IN ('bangalore');
--> statement-breakpoint
CREATE TABLE "listing_mumbai" PARTITION OF "listing_by_city" FOR VALUES IN ('mumbai');
--> statement-breakpoint
CREATE TABLE "listing_chennai" PARTITION OF "listing_by_city" FOR VALUES IN ('chennai');
--> statement-breakpoint
CREATE TABLE "listing_pune" PARTITION OF "listing_by_city" FOR VALUES IN ('pune');
--> statement-breakpoint
CREATE TABLE "listing_hyderabad" PARTITION OF "listing_by_city" FOR VALUES IN ('hyderabad');
--> statement-breakpoint
CREATE TABLE "listing_gurgaon" PARTITION OF "listing_by_city" FOR VALUES IN ('gurgaon');
--> statement-breakpoint
CREATE TABLE "listing_delhi" PARTITION OF "listing_by_city" FOR VALUES IN ('delhi');
--> statement-breakpoint
CREATE TABLE "listing_noida" PARTITION OF "listing_by_city" FOR VALUES IN ('noida');
--> statement-breakpoint
CREATE TABLE "listing_greater_noida" PARTITION OF "listing_by_city" FOR VALUES IN ('greater-noida');
--> statement-breakpoint
CREATE TABLE "listing_ghaziabad" PARTITION OF "listing_by_city" FOR VALUES IN ('ghaziabad');
--> statement-breakpoint
CREATE TABLE "listing_faridabad" PARTITION OF "listing_by_city" FOR VALUES IN ('faridabad');
--> statement-breakpoint
CREATE TABLE "listing_nagpur" PARTITION OF "listing_by_city" FOR VALUES IN ('nagpur');
--> statement-breakpoint
CREATE TABLE "listing_aurangabad" PARTITION OF "listing_by_city" FOR VALUES IN ('aurangabad');
--> statement-breakpoint
CREATE TABLE "listing_nashik" PARTITION OF "listing_by_city" FOR VALUES IN ('nashik');
--> statement-breakpoint
CREATE TABLE "listing_elsewhere" PARTITION OF "listing_by_city" DEFAULT;
--> statement-breakpoint
CREATE INDEX "listing_by_city_newest" ON "listing_by_city" (city, category, posted_at desc, id desc) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_price" ON "listing_by_city" (city, category, price, id) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_per_sqft" ON "listing_by_city" (city, category, ((price::bigint * 100) / greatest(area, 1)), id) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_confirmed" ON "listing_by_city" (city, category, confirmed_at desc, id desc) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_area" ON "listing_by_city" (city, category, area desc, id desc) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_locality_newest" ON "listing_by_city" (locality_id, category, posted_at desc, id desc) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude, city, society_id) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_locality_price" ON "listing_by_city" (locality_id, category, price, id) INCLUDE (price, area, bhk, furnishing, parking, building_type, commercial_type, pg_tenant, flatmate_room, tenants, room_types, amenities, bathrooms, under_construction, photo_count, available_from, confirmed_at, latitude, longitude, city) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_society" ON "listing_by_city" (society_id, category, posted_at desc, id desc) WHERE active;
--> statement-breakpoint
CREATE INDEX "listing_by_city_position" ON "listing_by_city" USING gist (city, category, position) WHERE active;