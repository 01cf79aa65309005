// What the server refuses, and says of what was done
export const wrongType = 'File type not supported. Please upload images, PDFs, or documents.';
export const brokenPicture = 'This picture could not be read. Please try another file.';
export const activeSvg =
  'This drawing holds scripts or links that run. Please export it without them, or upload a picture.';
export const largeSvg = 'A drawing (SVG) can have at most 2MB. Please upload it as a PDF or a picture.';

// A post's file
export const openFile = 'Open {name}';
export const loadFileFailed = 'This file could not be loaded.';
export const openInNewTab = 'Open in new tab';
export const openNamedInNewTab = 'Open {name} in new tab';
export const otherKindOfFile = 'This kind of file can’t be shown here. Download it to open it on your device.';
export const pdfElsewhere = 'This device shows PDFs in a program of their own. Open it in a new tab, or download it.';
