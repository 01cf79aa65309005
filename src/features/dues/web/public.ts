export { useDuesToday } from './mine/use-dues-today';
export { OfficeMoneyMoves } from './money-moves';
export { DuesOffice, DuesOfficeWaiting } from './office/dues-office';
export type { DuesAddress, DuesTab, DuesTabProps } from './office/tabs';
export { StickerField } from './sticker-field';
