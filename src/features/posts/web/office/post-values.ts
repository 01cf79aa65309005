import type { Opened } from '~/ui/forms/use-record-form';
import type { OfficePost } from '../../contract';
import { audienceRoles, type PostKind } from '../../contract/choices';
import type { Audience } from '../../contract/forms';

/** The values of the form. The audience is a list of signs, `all` or `area:3`, so that the form can detect changes. */
export interface PostValues {
  title: string;
  body: string;
  title_ml: string;
  body_ml: string;
  pinned_until: string;
  urgent: boolean;
  needs_ack: boolean;
  audience: readonly string[];
}

/** Returns the values of a new post's form. */
export const emptyValues = (kind: PostKind): PostValues => ({
  title: '',
  body: '',
  title_ml: '',
  body_ml: '',
  pinned_until: '',
  urgent: false,
  needs_ack: false,
  audience: kind === 'news' ? ['all'] : [],
});

/** Returns the form's first values for a post. */
export const openedOf = (post: OfficePost): Opened<PostValues> => ({
  values: {
    title: post.title,
    body: post.body,
    title_ml: post.title_ml ?? '',
    body_ml: post.body_ml ?? '',
    pinned_until: post.pinned_until ?? '',
    urgent: post.urgent,
    needs_ack: post.needs_ack,
    audience: signsOf(post.audience),
  },
  readAt: post.updated_at,
});

/** Returns an audience as signs, in the order of its lists. */
const signsOf = ({ all, areas, units, roles, positions }: Audience): readonly string[] =>
  all
    ? ['all']
    : [
        ...areas.map((id) => `area:${id}`),
        ...units.map((id) => `unit:${id}`),
        ...roles.map((role) => `role:${role}`),
        ...positions.map((title) => `position:${title}`),
      ];

/** Returns the audience that the signs describe. */
export function audienceOf(signs: readonly string[]): Audience {
  const of = (kind: string) =>
    signs.flatMap((sign) => (sign.startsWith(`${kind}:`) ? [sign.slice(kind.length + 1)] : []));
  const ids = (kind: string) => of(kind).map(Number);
  const roles = of('role');
  return {
    all: signs.includes('all'),
    areas: ids('area'),
    units: ids('unit'),
    roles: audienceRoles.filter((role) => roles.includes(role)),
    positions: of('position'),
  };
}

/** Returns the request's body for the values that are present. */
export function bodyOf({ title_ml, body_ml, pinned_until, audience, ...rest }: Partial<PostValues>) {
  return {
    ...rest,
    ...(title_ml !== undefined && { title_ml: title_ml.trim() || null }),
    ...(body_ml !== undefined && { body_ml: body_ml.trim() || null }),
    ...(pinned_until !== undefined && { pinned_until: pinned_until || null }),
    ...(audience !== undefined && { audience: audienceOf(audience) }),
  };
}
