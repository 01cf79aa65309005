export { useDuesToday } from './mine/use-dues-today';
export { OfficeMoneyMoves } from './money-moves';
export { DuesOffice, DuesOfficeWaiting } from './office/dues-office';
export type { DuesAddress, DuesTab, DuesTabProps } from './office/tabs';
export { RecordLink } from './office/record-link';
export { TabBar } from './office/tab-bar';
export { StickerField } from './sticker-field';
