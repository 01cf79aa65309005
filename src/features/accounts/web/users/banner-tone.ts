/** "A message containing the word successfully is shown as success, otherwise as an error" (spec, section 4). */
export const bannerTone = (message: string) => (message.includes('successfully') ? 'success' : 'error');
