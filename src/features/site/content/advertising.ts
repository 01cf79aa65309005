/*
 * FOR THE COMMITTEE TO EDIT: the words of the advertising page. What each tier offers is not here: it is in the
 * marketplace's tier table, which the server applies. The office tells the rates.
 */

/** The four benefits; their number and order are fixed. */
export const benefits = [
  {
    title: 'Targeted Reach',
    text: 'Engineers, supervisors and the families who build with them: the people in Palakkad who choose materials and makers.',
  },
  {
    title: 'Engaged Community',
    text: 'Members come back for events, documents and answers from one another, and find your shop on the way.',
  },
  {
    title: 'Performance Analytics',
    text: 'Every ad keeps its record: tier, first day, last day, and whether it is running. The office tells you how it stands.',
  },
  {
    title: 'Quality Exposure',
    text: 'One ad at a time, sharp on every screen, never popping up over what people came to read.',
  },
] as const;

/** How to book an ad. */
export const bookingSteps = [
  {
    title: 'Choose a tier',
    text: 'Compare the five above. A single offer does well in a short tier; a name to remember wants the longer ones.',
  },
  {
    title: 'Send your picture or video',
    text: 'Wide pictures, 16 to 9, suit every tier. Videos of up to 50 MB run from Gold on.',
  },
  {
    title: 'We put it up',
    text: 'Your ad starts on the day you name, runs for the days of its tier, and can be renewed before or after it ends.',
  },
] as const;
