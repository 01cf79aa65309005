import type { Page } from '@playwright/test';

/** Fills the wizard's first step, except for the place and the photo. */
export async function fillApplicant(
  page: Page,
  { name = 'Anil', email = 'anil@example.org', phone = '9447012345', password = 'long enough' } = {},
) {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
}

/** Fills what the second step requires. */
export async function fillLicence(page: Page, { number = '1', category = 'Engineer A' } = {}) {
  await page.getByLabel('License Number').fill(number);
  await page.getByLabel('License Category').selectOption(category);
  await page.getByLabel('License Issue Date').fill('2019-06-01');
  await page.getByLabel('License Renewal Date').fill('2029-05-31');
}
