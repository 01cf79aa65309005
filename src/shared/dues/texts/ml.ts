export const badChoice = 'തിരിച്ചറിയാനാകാത്ത മൂല്യം.';
export const amount = 'തുക';
export const dueOnLabel = 'അവസാന തീയതി';
export const day = 'തീയതി';
