/** Texts of the specification and of the server's refusals; zod-free, for the browser too. */
export const communityTexts = {
  tooLarge: 'File size must be less than 10MB',
  wrongType: 'File type not supported. Please upload images, PDFs, or documents.',
  brokenPicture: 'This picture could not be read. Please try another file.',
  activeSvg: 'This drawing holds scripts or links that run. Please export it without them, or upload a picture.',
  similarFound: 'Similar question found',
  emptyText: 'Please write something.',
  ownPost: 'You can not vote on your own post.',
  ownFlag: 'You can not flag your own post.',
  alreadyFlagged: 'You have flagged this already. Thank you, it will be looked at.',
  flagged: 'Thank you. It will be looked at.',
  notEntitled: "Only the question's author may do this.",
  hidden: 'This is hidden until a superuser has decided about it.',
  noQuestion: 'Question not found.',
  noAnswer: 'Answer not found.',
  noFlags: 'There are no open flags on this.',
  formerMember: ['Former', 'member'],
} as const;
