CREATE TABLE "listing_impression" (
	"listing_id" text NOT NULL,
	"day" date NOT NULL,
	"pages" integer NOT NULL,
	CONSTRAINT "listing_impression_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
