import type { Locator, Page } from '@playwright/test';
import { passwords, type Server } from './server';

/**
 * Returns a JPEG with the proportions of a passport photo: 700 × 900, one colour. Generated so that the repository
 * needs none.
 */
export async function passportPhoto() {
  const { default: sharp } = await import('sharp');
  const picture = sharp({ create: { width: 700, height: 900, channels: 3, background: '#c9952c' } });
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/**
 * Returns a photo of some MB of noise, taken with the phone held upright: the picture lies on its side, and its
 * orientation tag records that.
 */
export async function phonePhoto() {
  const { default: sharp } = await import('sharp');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#888', noise } });
  const buffer = await picture.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'IMG_0001.jpeg', mimeType: 'image/jpeg', buffer };
}

export const superuser = 'office@example.org';

/** Starts a server without demo data, whose superuser's password is the tests'. */
export const emptyServer = { copyOf: 'empty', env: { DEMO_DATA: '0', SUPERUSER_EMAIL: superuser } };

/** Makes a call without the browser. */
export async function callApi(server: Server, method: string, path: string, body?: object, token?: string) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(body && { 'Content-Type': 'application/json' }), ...(token && { Authorization: `Token ${token}` }) },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json().catch(() => null)) as Record<string, never> };
}

export async function superuserToken(server: Server): Promise<string> {
  const { body } = await callApi(server, 'POST', '/api/auth/login/', {
    email_or_member_id: superuser,
    password: passwords.superuser,
  });
  return body.token as unknown as string;
}

/** Fills the login form and sends it. */
export async function logInAs(page: Page, who: string, password: string): Promise<void> {
  await page.getByLabel('Email or Member ID').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Fills the given fields of the form that changes a person's password, and sends it. */
export async function sendPasswords(
  form: Locator,
  { current, next, again }: { current?: string; next?: string; again?: string },
): Promise<void> {
  if (current !== undefined) await form.getByLabel('Current Password').fill(current);
  if (next !== undefined) await form.getByLabel(/^New Password/).fill(next);
  if (again !== undefined) await form.getByLabel('Confirm New Password').fill(again);
  await form.getByRole('button', { name: 'Change Password' }).click();
}
