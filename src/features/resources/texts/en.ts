// The Resources page
export const pageTitle = 'Resources | {committee}';
export const pageDescription =
  'The engineering directory {ofDistrict} to leaf through, with standards, safety checklists, templates and quality registers to download.';
export const lead =
  'The engineering directory to leaf through, and the standards, checklists and templates our members work with.';
export const inFigures = 'Resources in figures';
export const totalDocuments = 'Total Documents';
export const directoryPages = 'Directory Pages';
export const archivedVersions = 'Archived Versions';
export const directory = 'Directory';
export const documents = 'Documents';
export const archives = 'Archives';
export const loading = 'Loading resources';
export const failedToLoad = 'Failed to load resources. Please try again.';
export const pages = { one: '{count} page', other: '{count} pages' } as const;
export const versionOf = 'Version {version}';
export const uploadedOn = 'Uploaded {date}';
export const nameOpensInANewTab = '{name} (opens in a new tab)';

// The flipbook
export const newEdition = 'A new edition is here: {title}, {version}';
export const openIt = 'Open it';
export const noDirectory = 'No current engineering directory available.';
export const noDirectoryYet = 'The next edition will be here as soon as it is out.';
export const downloadPdf = 'Download PDF';
export const turningNeedsJavaScript = 'Turning the pages here needs JavaScript. The PDF has all of them.';
export const bookLabel = '{book}: use the arrow keys to turn the pages';
export const pagePicture = 'Page {page} of {book}';
export const pageFailed = 'Page {page} could not be loaded.';
export const page = 'Page';
export const ofPages = 'of {count}';
export const pageOpen = 'Page {page} of {count}';
export const pagesOpen = 'Pages {left} and {right} of {count}';
export const fullPage = 'Full page';

// Archives
export const viewArchives = 'View Archives';
export const earlierEditions = 'Earlier editions of the directory.';
export const noArchivedVersions = 'No archived versions';
export const archivesExplained = 'When a new edition comes, the one before it is kept here.';
export const bookPdfOpensInANewTab = '{book} (PDF, opens in a new tab)';

// Documents
export const categoryNames = {
  Standards: 'Standards',
  Safety: 'Safety',
  Templates: 'Templates',
  Quality: 'Quality',
} as const;
export const noDocuments = 'No documents available';
export const noDocumentsInCategory = 'No documents found in {category} category.';
export const preview = 'Preview';
export const slides = 'Slides';
export const text = 'Text';
export const image = 'Image';

// Manage Resources
export const flipbooks = 'Flipbooks';
export const failedToLoadFlipbooks = 'Failed to load flipbooks. Please try again.';
export const failedToLoadDocuments = 'Failed to load documents. Please try again.';
export const openPdf = 'Open PDF';
export const flipbookDeleted = 'Flipbook deleted successfully';
export const failedToDeleteFlipbook = 'Failed to delete flipbook';
export const documentDeleted = 'Document deleted successfully';
export const failedToDeleteDocument = 'Failed to delete document';
export const deleteFlipbook = 'Delete Flipbook';
export const deleteFlipbookQuestion =
  'Are you sure you want to delete {title}, {version}? Its PDF and its pages go with it. This action cannot be undone.';
export const deleteCurrentQuestion =
  'Are you sure you want to delete {title}, {version}? Its PDF and its pages go with it. The newest archived version becomes the current one. This action cannot be undone.';
export const deleteDocument = 'Delete Document';
export const deleteDocumentQuestion = 'Are you sure you want to delete {name}? This action cannot be undone.';

// Flipbooks and their rendering
export const noFlipbooksYet = 'No flipbooks yet';
export const uploadTheFirstFlipbook = 'Upload the first flipbook';
export const flipbooksExplained = 'Its pages are made from a PDF here on the server.';
export const inPreparation = 'In preparation';
export const current = 'Current';
export const noneCurrent = 'Visitors see no directory until a flipbook is finished.';
export const couldNotBeRendered = 'This PDF could not be rendered';
export const waitingForItsTurn = 'Waiting for its turn';
export const renderingPages = 'Rendering pages';
export const pagesDone = '{done} of {count}';
export const openingThePdf = 'Opening the PDF';
export const wasRendered = '{title}, {version} was rendered successfully';
export const wasNotRendered = '{title}, {version} could not be rendered';

// Uploading a flipbook
export const uploadFlipbook = 'Upload Flipbook';
export const flipbookUploaded = 'Flipbook uploaded successfully';
export const failedToUploadFlipbook = 'Failed to upload flipbook';
export const version = 'Version';
export const versionHint = 'As readers see it: 2026, Second edition …';
export const pdf = 'PDF';
export const pdfHint = 'Up to 100 MB and 500 pages. The newest finished flipbook becomes the current one.';
export const titleIsRequired = 'Title is required';
export const versionIsRequired = 'Version is required';
export const pleaseSelectAPdfFile = 'Please select a PDF file';
export const flipbookNotFound = 'Flipbook not found.';

// Uploading documents
export const uploadDocuments = 'Upload Documents';
export const documentsUploaded = '{count} document(s) uploaded successfully';
export const documentsLeft = '{count} document(s) not uploaded';
export const failedToUploadDocuments = 'Failed to upload documents';
export const filesHint = 'PDF, Word, Excel, PowerPoint, text, CSV or images, each up to 100 MB.';
export const fileName = 'File name';
export const fileNameHint = 'As readers see it. Left empty, the file keeps its own.';
export const pleaseChooseACategory = 'Please choose a category.';
export const pleaseSelectAFile = 'Please select a file';
export const wrongType = 'Please select a PDF, Word, Excel, PowerPoint, text, CSV or image file.';
export const fileTooLarge = 'File size must be at most 100MB.';
export const filesTooLarge = 'File size must be at most 100MB: {names}';
export const documentNotFound = 'Document not found.';

// Why a PDF could not be rendered
export const serverCouldNotRender = 'The server could not render this PDF. Please delete it and try again later.';
export const pdfGone = 'The PDF is no longer there. Please upload it again.';
export const pdfHasPassword = 'This PDF is protected with a password. Please upload it without one.';
export const pdfEncrypted = 'This PDF is encrypted in a way that cannot be read.';
export const pdfBroken = 'This PDF is broken and cannot be opened.';
export const pdfTooLarge = 'This PDF is too large.';
export const pdfTooSlow = 'This PDF takes too long to render. Please simplify or flatten it.';
export const pdfNotRendered = 'This PDF could not be rendered.';
export const pdfHasNoPages = 'This PDF has no pages.';
export const pdfHasTooManyPages = 'This PDF has {pages} pages; a flipbook has at most {most}.';
export const pdfPageTooSlow = 'Page {page} of this PDF takes too long to render. Please simplify or flatten it.';
export const pdfPageNotRendered = 'Page {page} of this PDF could not be rendered.';
export const pdfPageBroken = 'Page {page} of this PDF is broken.';
export const pdfPageBrokenOrLarge =
  'Page {page} of this PDF could not be rendered: it is broken, or needs too much memory.';
export const pdfPageNoSize = 'Page {page} of this PDF has no size.';
export const pdfPageTooLarge = 'Page {page} of this PDF is larger than 200 inches (5 metres).';
export const pdfPageTooNarrow = 'Page {page} of this PDF is too long and narrow to be shown.';

// The audit log
export const audit = {
  flipbook: 'Flipbook',
  flipbooks: 'Flipbooks',
  document: 'Document',
  documents: 'Documents',
} as const;
