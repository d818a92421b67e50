-- Sign-up did not show the terms, so nobody had agreed to them.
DELETE FROM "consent_event" WHERE "purpose" = 'terms';--> statement-breakpoint
-- A box that was left unticked at sign-up was stored as a withdrawal of what had never been given.
DELETE FROM "consent_event" refused
WHERE refused."purpose" = 'whatsapp' AND NOT refused."given" AND NOT EXISTS (
  SELECT FROM "consent_event" earlier
  WHERE earlier."account_id" = refused."account_id" AND earlier."purpose" = 'whatsapp' AND earlier."given" AND earlier."id" < refused."id"
);
