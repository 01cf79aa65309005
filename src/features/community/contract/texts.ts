import { editableHours } from './limits';

/** Texts of the board and of the server’s errors; zod-free, for the browser too. */
export const communityTexts = {
  tooLarge: 'File size must be less than 10MB',
  wrongType: 'File type not supported. Please upload images, PDFs, or documents.',
  brokenPicture: 'This picture could not be read. Please try another file.',
  activeSvg: 'This drawing holds scripts or links that run. Please export it without them, or upload a picture.',
  ownQuota: 'Your attachments take all the room there is for one person. Please delete posts whose file nobody needs any more.',
  quota: 'There is no room for more attachments on the board. Please post without the file, and tell the office.',
  largeSvg: 'A drawing (SVG) can have at most 2MB. Please upload it as a PDF or a picture.',
  similarFound: 'Similar question found',
  emptyText: 'Please write something.',
  ownPost: 'You cannot vote on your own post.',
  ownFlag: 'You cannot flag your own post.',
  alreadyFlagged: 'You have flagged this already. Thank you, it will be looked at.',
  flagged: 'Thank you. It will be looked at.',
  notEntitled: "Only the question's author may do this.",
  notAuthor: 'Only its author may edit this.',
  tooLate: `A post can be edited for ${editableHours} hours.`,
  hidden: 'This is hidden until a superuser has decided about it.',
  noQuestion: 'Question not found.',
  noAnswer: 'Answer not found.',
  shownAgain: 'The post is shown again.',
  kept: 'The post stays. Its flags are closed.',
  removed: 'The post was removed.',
  noFlags: 'There are no open flags on this.',
  formerMember: ['Former', 'member'],
} as const;
