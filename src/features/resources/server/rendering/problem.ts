/** The PDF can't be rendered and never will be; the message is for people. */
export class PdfProblem extends Error {
  override name = 'PdfProblem';
}
