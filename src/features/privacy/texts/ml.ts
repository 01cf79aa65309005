// The page
export const pageTitle = 'സ്വകാര്യതാ കേന്ദ്രം';
export const pageLead = 'നിങ്ങളെക്കുറിച്ച് കമ്മിറ്റിയുടെ കൈവശമുള്ള വിവരങ്ങൾ, അവ ആർക്കെല്ലാം കാണാം, നിങ്ങൾക്ക് എന്തെല്ലാം ആവശ്യപ്പെടാം.';

// The audit log
export const audit = { erased: 'വ്യക്തിയുടെ വിവരങ്ങൾ മായ്ച്ചു' };
