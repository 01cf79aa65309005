export { accepted, problemOf } from './accepted';
export { AttachmentCard } from './attachment-card';
export { shortName } from './names';
export { ViewerDialog } from './viewer-dialog';
