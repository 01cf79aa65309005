/** A member as a session has them. */
export const sessionUser = {
  id: 7,
  membership_id: 'M-7',
  username: 'anitha',
  full_name: 'Anitha Varma',
  email: 'a@example.org',
  role: 'member' as const,
  is_staff: false,
  is_superuser: false,
  is_member: true,
  is_area_admin: false,
};
