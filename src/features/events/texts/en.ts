// The Events page
export const pageTitle = 'Events | {committee}';
export const pageDescription =
  'Workshops, conferences and meetings of licensed engineers and supervisors {inDistrict}: what is coming, and what was.';
export const lead =
  'Workshops, conferences and meetings of the committee and its seven areas. Guests are welcome unless we say otherwise.';
export const loadingEvents = 'Loading events';
export const allEvents = 'All events';
export const nextEvent = 'Next event';
export const inFigures = 'Events in figures';
export const totalEvents = 'Total Events';
export const upcoming = 'Upcoming';
export const comingNext = 'What comes next';
export const pastEvents = 'Past Events';
export const lastUpdated = 'Last Updated';
export const upcomingCount = 'Upcoming ({count})';
export const pastCount = 'Past Events ({count})';
export const noUpcomingEvents = 'No Upcoming Events';
export const nextOnesAnnounced = 'The next ones will be announced here.';
export const noPastEvents = 'No Past Events';
export const pastOnesStay = 'Events stay here once their day is over.';
export const errorLoading = 'Error Loading Events';

// When an event is
export const completed = 'Completed';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const inDays = '{days} days';
export const weekdays = {
  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
} as const;
export const shortWeekdays = {
  sunday: 'Sun',
  monday: 'Mon',
  tuesday: 'Tue',
  wednesday: 'Wed',
  thursday: 'Thu',
  friday: 'Fri',
  saturday: 'Sat',
} as const;
export const months = {
  january: 'January',
  february: 'February',
  march: 'March',
  april: 'April',
  may: 'May',
  june: 'June',
  july: 'July',
  august: 'August',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
} as const;

// What an event is
export const categoryNames = {
  Conference: 'Conference',
  Workshop: 'Workshop',
  Networking: 'Networking',
  Symposium: 'Symposium',
  Competition: 'Competition',
  Meetup: 'Meetup',
} as const;

// One event
export const event = 'Event';
export const eventTitle = 'Event | {committee}';
export const ofTitle = 'of {title}';
export const dateAndTime = 'Date and time';
export const viewOnMap = 'View on Map';
export const addToCalendar = 'Add to calendar';
export const visitWebsite = 'Visit Website';
export const eventLinks = 'Event Links';
export const linkNumber = 'Link {number}';
export const noLinksAvailable = 'No links available';

// Sharing an event
export const shareEvent = 'Share Event';
export const detailsCopied = 'Event details and link copied to clipboard!';
export const linkCopied = 'Basic event link copied to clipboard!';
export const unableToCopy = 'Unable to copy automatically';

// The calendar
export const inYourCalendar = 'In your calendar';
export const subscribeOnce = 'Subscribe once; new events and changes come by themselves.';
export const appleOrOutlook = 'Apple or Outlook';
export const googleCalendar = 'Google Calendar';
export const calendarFile = 'Calendar file';
export const subscribe = 'subscribe';
export const calendarAsOfToday = '.ics, as of today';
export const calendarName = '{committee} events';

// Posters
export const poster = 'Poster';
export const posterNoun = 'poster';
export const posters = 'Posters';
export const postersAvailable = { one: '{count} poster available', other: '{count} posters available' } as const;
export const posterOf = 'Poster: {title}';
export const posterOfSeveral = 'Poster {number} of {count}: {title}';
export const postersOfDay = 'Posters, {day}';
export const loadingPosters = 'Loading posters...';
export const noPosters = 'No posters available for this event';
export const posterInFullSize = 'Poster {number} of {title}, in full size';

// Manage Events
export const searchHint = 'Title, description or location';
export const past = 'Past';
export const eventsFound = { one: '{count} event found', other: '{count} events found' } as const;
export const noEventsMatch = 'No events match your criteria';
export const noEventsFound = 'No events found';
export const createYourFirstEvent = 'Create Your First Event';
export const failedToLoadEvents = 'Failed to load events. Please try again.';
export const stageBadges = { upcoming: 'UPCOMING', past: 'PAST', active: 'ACTIVE' } as const;
export const hiddenFromVisitors = 'Hidden from visitors';
export const createdOn = 'Created {day}';
export const addPosters = 'Add posters';
export const registration = 'Registration';
export const deleteTitle = 'Delete {title}';
export const viewPosters = {
  one: 'View posters of {title} ({count} poster)',
  other: 'View posters of {title} ({count} posters)',
} as const;
export const posterCount = { one: '{count} poster', other: '{count} posters' } as const;
export const noDateSet = 'No date set';
export const unknownDate = 'Unknown date';
export const untitledEvent = 'Untitled Event';
export const noDescription = 'No description available';
export const noLocationSet = 'No location set';
export const deleteEvent = 'Delete Event';
export const deleteEventQuestion =
  'Are you sure you want to delete {title}? Its posters are deleted too. This action cannot be undone.';
export const eventDeleted = 'Event deleted successfully';
export const failedToDeleteEvent = 'Failed to delete event';
export const eventNotFound = 'Event not found.';

// An event's form
export const createEvent = 'Create Event';
export const editEvent = 'Edit Event';
// The labels of the Malayalam fields are Malayalam in both.
export const titleInEnglish = 'Title';
export const titleInMalayalam = 'തലക്കെട്ട് (മലയാളം)';
export const descriptionInEnglish = 'Description';
export const descriptionInMalayalam = 'വിവരണം (മലയാളം)';
export const locationInEnglish = 'Location';
export const locationInMalayalam = 'സ്ഥലം (മലയാളം)';
export const pastDate = 'This date is in the past.';
export const time = 'Time';
export const timeHint = 'Indian time. Leave it empty when only the day is known.';
export const links = 'Links';
export const linksHint = 'Web addresses, one per line.';
export const website = 'Website';
export const active = 'Active';
export const activeHint = 'Visitors see active events only.';
export const newPosters = 'New posters';
export const needed = 'Title, description, date, and location are required';
export const invalidDate = 'Invalid date';
export const badLink = 'Every link must be a web address.';
export const trueOrFalse = 'Must be true or false.';
export const unknownCategory = 'Unknown category.';
export const failedToCreateEvent = 'Failed to create event';
export const failedToUpdateEvent = 'Failed to update event';
export const saved = { created: 'Event created successfully', updated: 'Event updated successfully' } as const;
export const savedWithoutSomePosters = {
  created: 'Event created successfully, but failed to upload some posters',
  updated: 'Event updated successfully, but failed to upload some posters',
} as const;
export const savedWithPosters = {
  created: 'Event created successfully with {count} poster(s)!',
  updated: 'Event updated successfully with {count} new poster(s)!',
} as const;
export const conflict = 'Someone else has changed this event meanwhile.';
export const conflictExplained = 'Nothing was saved. Load what is saved now; what you have typed stays.';
export const loadWhatIsSaved = 'Load what is saved';
export const loadedWhatIsSaved =
  'Loaded what is saved now. What you had typed is kept; check the marked fields, then save again.';

// An event's posters in Manage Events
export const uploadPosters = 'Upload Posters';
export const uploadSeveralPosters = 'Upload {count} Posters';
export const postersUploaded = '{count} poster(s) uploaded successfully!';
export const failedToUploadPosters = 'Failed to upload posters.';
export const postersCancelled = '{count} cancelled';
export const postersHint = 'Images, each up to 20 MB.';
export const notAPicture = 'Please select a valid image file';
export const notPictures = 'Please select a valid image file: {names}.';
export const picturesTooLarge = 'File size must be at most 20MB: {names}.';
export const posterTooLarge = 'File size must be at most 20MB.';
export const tooManyPixels = 'The image has too many pixels.';
export const pleaseSelectFiles = 'Please select files to upload';
export const posterNotFound = 'Poster not found.';
export const failedToLoadPosters = 'Failed to load posters for this event.';
export const previousPoster = 'Previous poster';
export const nextPoster = 'Next poster';
export const allPosters = 'All posters';
export const showPoster = 'Show poster {number}';
export const uploadedOn = 'Uploaded {day}';
export const fullSize = 'Full size';
export const deletePoster = 'Delete Poster';
export const deletePosterQuestion = 'Are you sure you want to delete this poster? This action cannot be undone.';
export const posterDeleted = 'Poster deleted successfully';
export const failedToDeletePoster = 'Failed to delete poster';

// The audit log
export const audit = {
  event: 'Event',
  events: 'Events',
  poster: 'Poster',
  posters: 'Posters',
  date: 'Date',
  active: 'Active',
  titleMl: 'Title in Malayalam',
  descriptionMl: 'Description in Malayalam',
  locationMl: 'Location in Malayalam',
} as const;
