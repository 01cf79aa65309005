export { useDuesToday } from './mine/use-dues-today';
export { OfficeMoneyMoves } from './money-moves';
export { StickerField } from './sticker-field';
