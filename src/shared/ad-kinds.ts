/** Where an ad is shown. */
export const adPlaces = ['carousel', 'showcase', 'finder'] as const;
export type AdPlace = (typeof adPlaces)[number];

/** What a visitor may press on an ad. */
export const adClicks = ['call', 'whatsapp', 'website', 'map', 'details'] as const;

/** What is counted of an ad. */
export const adKinds = ['shown', 'measured', 'viewable', ...adClicks] as const;
export type AdKind = (typeof adKinds)[number];
