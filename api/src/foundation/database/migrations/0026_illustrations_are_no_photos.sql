-- Every picture that is stored so far is an illustration, and counted as a photo.
UPDATE "listing" SET "photo_count" = 0 WHERE "photo_count" > 0;--> statement-breakpoint
-- A request stays open while the number of photos is unchanged.
UPDATE "photo_request" SET "photo_count" = 0 WHERE "photo_count" > 0;
