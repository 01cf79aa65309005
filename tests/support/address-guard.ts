/**
 * A trigger for the databases of tests: refuses a statement that changes a person's e-mail address without its moment,
 * which changeAddresses alone sets (docs/decisions/0043). So a new writer of addresses fails the first test that runs
 * it. Not in the migrations: the version before writes addresses in another way.
 */
export const addressGuard = `
  create function guard_address() returns trigger language plpgsql as $$ begin
    raise exception 'an address was changed without changeAddresses';
  end $$;
  create trigger guard_address before update of email on users for each row
    when (lower(new.email) is distinct from lower(old.email)
      and new.email_changed_at is not distinct from old.email_changed_at)
    execute function guard_address();`;
