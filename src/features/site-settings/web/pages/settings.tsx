import { privateHead, privatePage } from '~/session';
import * as texts from '../../texts';
import { SettingsScreen, SettingsWaiting } from '../settings-screen';

export const head = privateHead(texts.title);

/** Renders /app/admin/settings for staff; other people are sent away (docs/product/admin.md, "Guards"). */
export default privatePage({ Waiting: SettingsWaiting, Screen: SettingsScreen });
