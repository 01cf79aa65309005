/**
 * Returns whether a person of the office may decide on an application, a licence or a membership, by the id of its
 * person: on their own only a superuser does. A rule for calls and screens alike (docs/product/licences.md,
 * "Decisions").
 */
export const mayDecideOn = (person: { id?: number | undefined; isSuperuser: boolean }, about: number): boolean =>
  person.isSuperuser || person.id !== about;
