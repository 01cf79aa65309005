/** public-site.md section 9, "Event categories". */
export const eventCategories = ['Conference', 'Workshop', 'Networking', 'Symposium', 'Competition', 'Meetup'] as const;

export type EventCategory = (typeof eventCategories)[number];
