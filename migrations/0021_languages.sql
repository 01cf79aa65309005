ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "areas" ADD COLUMN "name_ml" text;--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "name_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "title_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "description_ml" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "location_ml" text;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD COLUMN "name_ml" text;--> statement-breakpoint
-- How Malayalam writes the areas and units that a database begins with.
WITH first_places ("name", "name_ml") AS (VALUES
  ('Palakkad', 'പാലക്കാട്'),
  ('Palakkad Rural', 'പാലക്കാട് റൂറൽ'),
  ('Alathur', 'ആലത്തൂർ'),
  ('Chittur', 'ചിറ്റൂർ'),
  ('Ottapalam', 'ഒറ്റപ്പാലം'),
  ('Mannarkkad', 'മണ്ണാർക്കാട്'),
  ('Pattambi', 'പട്ടാമ്പി'),
  ('Palakkad Town', 'പാലക്കാട് ടൗൺ'),
  ('Olavakkode', 'ഒലവക്കോട്'),
  ('Kalmandapam', 'കൽമണ്ഡപം'),
  ('Chandranagar', 'ചന്ദ്രനഗർ'),
  ('Kalpathy', 'കൽപ്പാത്തി'),
  ('Noorani', 'നൂറണി'),
  ('Malampuzha', 'മലമ്പുഴ'),
  ('Kongad', 'കോങ്ങാട്'),
  ('Parli', 'പറളി'),
  ('Kuzhalmannam', 'കുഴൽമന്ദം'),
  ('Pudussery', 'പുതുശ്ശേരി'),
  ('Alathur Town', 'ആലത്തൂർ ടൗൺ'),
  ('Vadakkencherry', 'വടക്കഞ്ചേരി'),
  ('Nemmara', 'നെന്മാറ'),
  ('Kollengode', 'കൊല്ലങ്കോട്'),
  ('Kizhakkencherry', 'കിഴക്കഞ്ചേരി'),
  ('Chittur Town', 'ചിറ്റൂർ ടൗൺ'),
  ('Kozhinjampara', 'കൊഴിഞ്ഞാമ്പാറ'),
  ('Muthalamada', 'മുതലമട'),
  ('Nallepilly', 'നല്ലേപ്പിള്ളി'),
  ('Pattanchery', 'പട്ടഞ്ചേരി'),
  ('Ottapalam Town', 'ഒറ്റപ്പാലം ടൗൺ'),
  ('Shoranur', 'ഷൊർണൂർ'),
  ('Cherpulassery', 'ചെർപ്പുളശ്ശേരി'),
  ('Sreekrishnapuram', 'ശ്രീകൃഷ്ണപുരം'),
  ('Lakkidi', 'ലക്കിടി'),
  ('Mannarkkad Town', 'മണ്ണാർക്കാട് ടൗൺ'),
  ('Agali', 'അഗളി'),
  ('Karimba', 'കരിമ്പ'),
  ('Alanallur', 'അലനല്ലൂർ'),
  ('Kottoppadam', 'കോട്ടോപ്പാടം'),
  ('Pattambi Town', 'പട്ടാമ്പി ടൗൺ'),
  ('Koppam', 'കൊപ്പം'),
  ('Thrithala', 'തൃത്താല'),
  ('Kumbidi', 'കുമ്പിടി'),
  ('Vilayur', 'വിളയൂർ')
), named_areas AS (
  UPDATE "areas" SET "name_ml" = first_places."name_ml" FROM first_places WHERE "areas"."name" = first_places."name"
)
UPDATE "units" SET "name_ml" = first_places."name_ml" FROM first_places WHERE "units"."name" = first_places."name";
