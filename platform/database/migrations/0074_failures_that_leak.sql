ALTER TABLE "sign_in_failures" ALTER COLUMN "failures" SET DATA TYPE double precision;
