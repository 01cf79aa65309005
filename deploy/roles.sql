-- Two roles for the site's database: one that owns the tables and changes them (npm run migrate), and one for the servers,
-- which may use them and nothing more: not change a table, not change or delete entries of the audit log.
-- Run it once on the empty database, as a superuser of PostgreSQL; again, it changes the passwords.
--
--   psql -X -v ON_ERROR_STOP=1 -d sangham -f deploy/roles.sql \
--     -v migrator=sangham_migrator -v migrator_password=… -v app=sangham_app -v app_password=…
--
-- What the servers' role may do with each table is not here: npm run migrate grants it, with APP_ROLE set to its name, after
-- every migration (src/platform/database/grants.ts), since a new table is closed to all roles but its owner.

SELECT format('CREATE ROLE %I LOGIN', name) FROM (VALUES (:'migrator'), (:'app')) AS wanted (name)
  WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) \gexec

ALTER ROLE :"migrator" PASSWORD :'migrator_password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;
ALTER ROLE :"app" PASSWORD :'app_password' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS;

-- No other role may connect. The extensions that the site needs are trusted ones: CREATE on the database is enough for them.
SELECT format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database()) \gexec
SELECT format('GRANT CONNECT, CREATE, TEMPORARY ON DATABASE %I TO %I', current_database(), :'migrator') \gexec
SELECT format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), :'app') \gexec

REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO :"migrator";
GRANT USAGE ON SCHEMA public TO :"app";
