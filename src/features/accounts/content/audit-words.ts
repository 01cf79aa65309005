import { changed, created, deleted, type AuditWords } from '~/shared/audit-words';

export const auditWords: AuditWords = {
  kinds: {
    user: {
      one: 'Person',
      many: 'People',
      verbs: {
        ...created,
        ...changed,
        ...deleted,
        approve: 'approved',
        name: 'given another name',
        role: 'given another role',
        photo: 'given another photo',
        password_change: 'changed their password',
        password_reset: 'reset their password',
      },
    },
  },
  actions: { 'user.revoke_approval': 'Approval withdrawn', 'user.aadhaar_reveal': 'Aadhaar number viewed' },
  fields: {
    area_name: 'Area',
    date_joined: 'Date joined',
    dob: 'Date of birth',
    is_approved: 'Approved',
    licenseDate: 'License issue date',
    licenseNo: 'License number',
    membership_id: 'Membership ID',
    pin: 'PIN code',
    renewalDate: 'License renewal date',
    unit_name: 'Unit',
  },
  choices: ['role', 'requested_role', 'gender', 'maritalStatus'],
};
