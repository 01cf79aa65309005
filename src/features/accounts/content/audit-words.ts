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
        duties: 'given other duties',
        photo: 'given another photo',
        password_change: 'changed their password',
        password_reset: 'reset their password',
      },
    },
    login: { one: 'Login', many: 'Logins', verbs: {} },
  },
  actions: {
    'user.revoke_approval': 'Approval withdrawn',
    'user.aadhaar_reveal': 'Aadhaar number viewed',
    'user.password_reset_asked': 'Password reset asked for',
    'user.password_set': 'Password set',
    'user.sessions_end': 'Sessions ended',
    'login.done': 'Logged in',
    'login.new_device': 'Logged in on a new device',
    'login.failed': 'Wrong password at the login',
    'login.blocked': 'Logins blocked after wrong passwords',
    'login.slowed': 'Logins slowed after wrong passwords from many places',
  },
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
  choices: ['role', 'duties', 'requested_role', 'gender', 'maritalStatus'],
};
