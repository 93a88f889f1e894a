-- What the report of redemptions is filtered and ordered by. Both tables are written anew once.
ALTER TABLE "redemptions" ADD COLUMN "listed_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(activated_at, booked_at)) STORED NOT NULL,
  ADD COLUMN "search_company" text GENERATED ALWAYS AS (translate(lower(company_name), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz')) STORED;--> statement-breakpoint
ALTER TABLE "recipients" ADD COLUMN "search_first_name" text GENERATED ALWAYS AS (translate(lower(first_name), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz')) STORED,
  ADD COLUMN "search_last_name" text GENERATED ALWAYS AS (translate(lower(last_name), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž', 'aaaaaaceeeeiiiinooooouuuuyaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddeeeeeeeeeegggggggghhiiiiiiiiijjkkllllllnnnnnnoooooorrrrrrssssssssttttuuuuuuuuuuuuwwyyyzzzzzz')) STORED;--> statement-breakpoint
DROP INDEX "redemptions_sku";--> statement-breakpoint
DROP INDEX "redemptions_recipient";--> statement-breakpoint
CREATE INDEX "redemption_codes_last4" ON "redemption_codes" USING btree ("last4","advertiser_id","redemption_id");--> statement-breakpoint
CREATE INDEX "redemption_codes_hash" ON "redemption_codes" USING btree ("code_hash") WHERE "redemption_codes"."code_hash" is not null;--> statement-breakpoint
CREATE INDEX "recipients_first_name" ON "recipients" USING btree ("search_first_name" collate "C","advertiser_id","id");--> statement-breakpoint
CREATE INDEX "recipients_last_name" ON "recipients" USING btree ("search_last_name" collate "C","advertiser_id","id");--> statement-breakpoint
CREATE INDEX "recipients_email" ON "recipients" USING btree ("email" collate "C","advertiser_id","id");--> statement-breakpoint
CREATE INDEX "recipients_phone_number" ON "recipients" USING btree ("phone_number" collate "C","advertiser_id","id");--> statement-breakpoint
CREATE INDEX "redemptions_listed" ON "redemptions" USING btree ("listed_at","id","advertiser_id","testing");--> statement-breakpoint
CREATE INDEX "redemptions_advertiser_listed" ON "redemptions" USING btree ("advertiser_id","listed_at","id","testing","state","reversed","currency","sku");--> statement-breakpoint
CREATE INDEX "redemptions_promotion_listed" ON "redemptions" USING btree ("advertiser_id","promotion_id","listed_at","id","testing");--> statement-breakpoint
CREATE INDEX "redemptions_state_listed" ON "redemptions" USING btree ("state","listed_at","id","advertiser_id","testing","reversed");--> statement-breakpoint
CREATE INDEX "redemptions_sku_listed" ON "redemptions" USING btree ("sku","listed_at","id","advertiser_id","testing");--> statement-breakpoint
CREATE INDEX "redemptions_currency_listed" ON "redemptions" USING btree ("currency","listed_at","id","advertiser_id","testing");--> statement-breakpoint
CREATE INDEX "redemptions_payment_type_1_listed" ON "redemptions" USING btree ("listed_at","id","advertiser_id","testing") WHERE 1::smallint = any (payment_types);--> statement-breakpoint
CREATE INDEX "redemptions_payment_type_2_listed" ON "redemptions" USING btree ("listed_at","id","advertiser_id","testing") WHERE 2::smallint = any (payment_types);--> statement-breakpoint
CREATE INDEX "redemptions_payment_type_3_listed" ON "redemptions" USING btree ("listed_at","id","advertiser_id","testing") WHERE 3::smallint = any (payment_types);--> statement-breakpoint
CREATE INDEX "redemptions_payment_type_4_listed" ON "redemptions" USING btree ("listed_at","id","advertiser_id","testing") WHERE 4::smallint = any (payment_types);--> statement-breakpoint
CREATE INDEX "redemptions_used" ON "redemptions" USING btree ("redeemed_at") WHERE "redemptions"."redeemed_at" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_refunded" ON "redemptions" USING btree ("refunded_at","listed_at","id","advertiser_id","testing") WHERE "redemptions"."refunded_at" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_id" ON "redemptions" USING btree ("id");--> statement-breakpoint
CREATE INDEX "redemptions_order_id" ON "redemptions" USING btree ("order_id" collate "C") WHERE "redemptions"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_external_ref" ON "redemptions" USING btree ("external_ref" collate "C") WHERE "redemptions"."external_ref" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_company" ON "redemptions" USING btree ("search_company" collate "C","advertiser_id","listed_at","id","testing") WHERE "redemptions"."search_company" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_tracking_code" ON "redemptions" USING btree ("tracking_code") WHERE "redemptions"."tracking_code" is not null;--> statement-breakpoint
CREATE INDEX "redemptions_recipient" ON "redemptions" USING btree ("advertiser_id","recipient_id","promotion_id","listed_at","id","testing") WHERE "redemptions"."recipient_id" is not null;