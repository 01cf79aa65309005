/** The purposes of the privacy notice that both registration forms ask about (docs/product/privacy.md, "Purposes"). */
export const joiningPurposes = ['membership', 'directory', 'mail'] as const;
export type JoiningPurpose = (typeof joiningPurposes)[number];
