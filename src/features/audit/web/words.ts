/*
 * The log's words for people in the office. Features name their actions and fields as they like; what is not known
 * here is shown by its own name, made readable.
 */

interface Kind {
  one: string;
  many: string;
  /** What is done to them, as the second half of `shop.create`. */
  verbs: readonly string[];
}

const content = ['create', 'edit', 'delete'];

/** What the log speaks of, in the order of the filter. */
export const kinds: Record<string, Kind> = {
  user: {
    one: 'Person',
    many: 'People',
    verbs: [
      'create', 'edit', 'delete', 'approve', 'revoke_approval', 'role', 'photo', 'password_change', 'password_reset',
      'aadhaar_reveal', 'export',
    ],
  },
  area: { one: 'Area', many: 'Areas', verbs: ['create', 'delete'] },
  unit: { one: 'Unit', many: 'Units', verbs: ['create', 'delete'] },
  category: { one: 'Shop category', many: 'Shop categories', verbs: ['create', 'delete'] },
  shop: { one: 'Shop', many: 'Shops', verbs: content },
  ad: { one: 'Ad', many: 'Ads', verbs: ['create', 'edit', 'renew', 'delete'] },
  event: { one: 'Event', many: 'Events', verbs: content },
  poster: { one: 'Poster', many: 'Posters', verbs: ['create', 'delete'] },
  flipbook: { one: 'Flipbook', many: 'Flipbooks', verbs: ['create', 'delete'] },
  document: { one: 'Document', many: 'Documents', verbs: ['create', 'delete'] },
  community: {
    one: 'Community board',
    many: 'Community board',
    verbs: ['question.delete', 'answer.delete', 'flag.keep', 'flag.remove'],
  },
};

const verbs: Record<string, string> = {
  create: 'created',
  edit: 'changed',
  delete: 'deleted',
  renew: 'renewed',
  approve: 'approved',
  revoke_approval: 'no longer approved',
  role: 'given another role',
  photo: 'given another photo',
  password_change: 'changed their password',
  password_reset: 'reset their password',
  aadhaar_reveal: 'had their Aadhaar number shown',
};

const whole: Record<string, string> = {
  'user.export': 'List of members exported',
  'community.question.delete': 'Question deleted',
  'community.answer.delete': 'Answer deleted',
  'community.flag.keep': 'Flagged post kept',
  'community.flag.remove': 'Flagged post removed',
};

/** `user.approve` as `Person approved`. */
export function actionLabel(action: string): string {
  if (whole[action]) return whole[action];
  const [kind = '', ...rest] = action.split('.');
  const verb = rest.join('.');
  return `${kinds[kind]?.one ?? readable(kind)} ${verbs[verb] ?? readable(verb).toLowerCase()}`.trim();
}

/** `shop` as `Shop`. */
export const kindLabel = (type: string) => kinds[type]?.one ?? readable(type);

const labels: Record<string, string> = {
  ad_type: 'Ad type',
  area_name: 'Area',
  author_id: 'Author no.',
  date_joined: 'Date joined',
  dob: 'Date of birth',
  event_date: 'Date',
  is_active: 'Active',
  is_approved: 'Approved',
  licenseDate: 'License issue date',
  licenseNo: 'License number',
  membership_id: 'Membership ID',
  pin: 'PIN code',
  renewalDate: 'License renewal date',
  unit_name: 'Unit',
};

/** A field of the API as a person would name it: `licenseNo` as `License number`, `contact_number` as `Contact number`. */
export const fieldLabel = (name: string) => labels[name] ?? readable(name);

/** `best_answer` and `bestAnswer` as `Best answer`. */
export function readable(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_.]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
