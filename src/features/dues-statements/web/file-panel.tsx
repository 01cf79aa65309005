import { SheetPanel, type SheetPanelProps } from '~/ui/office/sheet-panel';
import * as texts from '../texts';

const words = {
  missing: texts.fileNeeded,
  tooLarge: texts.sheetTooLarge,
  sending: texts.sending,
  looking: texts.looking,
  submit: texts.showLines,
  failed: texts.readFailed,
};

/** Renders the choice of a spreadsheet, and sends it to be read. */
export const FilePanel = (props: Pick<SheetPanelProps, 'title' | 'lead' | 'onFile'>) => (
  <SheetPanel {...props} label={props.title} words={words} />
);
