CREATE INDEX "security_event_login_device" ON "security_event" USING btree ("device_hash","account_id") WHERE event = 'login';--> statement-breakpoint
CREATE INDEX "security_event_login_network" ON "security_event" USING btree ("address_prefix","at") WHERE event = 'login';--> statement-breakpoint
ALTER TABLE "listing_report" DROP COLUMN "device_hash";