// The district

// An area, a unit
export const area = 'ഏരിയ';
export const areas = 'ഏരിയകൾ';
export const unit = 'യൂണിറ്റ്';
export const units = 'യൂണിറ്റുകൾ';

// Forms
export const areaNameRequired = 'ഏരിയയുടെ പേര് നൽകുക.';
export const unitNameRequired = 'യൂണിറ്റിന്റെ പേര് നൽകുക.';
export const areaRequired = 'ഏരിയ തിരഞ്ഞെടുക്കുക';

// What the server refuses
export const areaNotFound = 'ഏരിയ കണ്ടെത്തിയില്ല.';
export const unitNotFound = 'യൂണിറ്റ് കണ്ടെത്തിയില്ല.';
export const areaNameTaken = 'ഈ പേരിൽ ഒരു ഏരിയ ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const unitNameTaken = 'ഈ ഏരിയയിൽ ഇതേ പേരിൽ ഒരു യൂണിറ്റ് ഇപ്പോൾത്തന്നെയുണ്ട്.';
export const peopleInArea = {
  one: 'ഈ ഏരിയയിൽ {count} ആളുണ്ട്. ആദ്യം അവരെ മറ്റൊരിടത്തേക്ക് മാറ്റുക.',
  other: 'ഈ ഏരിയയിൽ {count} പേരുണ്ട്. ആദ്യം അവരെ മറ്റൊരിടത്തേക്ക് മാറ്റുക.',
} as const;
export const peopleInUnit = {
  one: 'ഈ യൂണിറ്റിൽ {count} ആളുണ്ട്. ആദ്യം അവരെ മറ്റൊരിടത്തേക്ക് മാറ്റുക.',
  other: 'ഈ യൂണിറ്റിൽ {count} പേരുണ്ട്. ആദ്യം അവരെ മറ്റൊരിടത്തേക്ക് മാറ്റുക.',
} as const;
export const positionsInArea = {
  one: 'കമ്മിറ്റിയിലെ {count} സ്ഥാനം ഈ ഏരിയയുടേതാണ്. ആദ്യം അത് നീക്കുക.',
  other: 'കമ്മിറ്റിയിലെ {count} സ്ഥാനങ്ങൾ ഈ ഏരിയയുടേതാണ്. ആദ്യം അവ നീക്കുക.',
} as const;
export const positionsInUnit = {
  one: 'കമ്മിറ്റിയിലെ {count} സ്ഥാനം ഈ യൂണിറ്റിന്റേതാണ്. ആദ്യം അത് നീക്കുക.',
  other: 'കമ്മിറ്റിയിലെ {count} സ്ഥാനങ്ങൾ ഈ യൂണിറ്റിന്റേതാണ്. ആദ്യം അവ നീക്കുക.',
} as const;

// Manage Areas
export const manageAreasLead = 'ജില്ലയിലെ ഏരിയകളും യൂണിറ്റുകളും. അപേക്ഷ നൽകുന്നവർ ഇവയിൽനിന്നാണ് തിരഞ്ഞെടുക്കുന്നത്.';
export const searchAreas = 'ഏരിയകൾ തിരയുക';
export const areasInFigures = 'ഏരിയകൾ കണക്കുകളിൽ';
export const showing = 'കാണിക്കുന്നത്';
export const addedToday = 'ഇന്ന് ചേർത്തത്';
export const areaCount = { one: '{count} ഏരിയ', other: '{count} ഏരിയകൾ' } as const;
export const areasFound = { one: '{count} ഏരിയയിൽ {found}', other: '{count} ഏരിയകളിൽ {found}' } as const;
export const noAreasFound = 'ഏരിയകളൊന്നും കണ്ടെത്തിയില്ല';
export const noAreasFoundLead = 'ഒരു ഏരിയയുടെയും പേരിൽ ഇതില്ല.';
export const noAreasYet = 'ഇതുവരെ ഏരിയകളില്ല';
export const noAreasYetLead = 'ഒരു ഏരിയയെങ്കിലും ഇല്ലാതെ ആർക്കും അംഗത്വത്തിന് അപേക്ഷിക്കാനാവില്ല.';

// The list of areas
export const added = 'ചേർത്ത തീയതി';
export const manageUnits = 'യൂണിറ്റുകൾ കൈകാര്യം ചെയ്യുക';
export const ofArea = '({name})';

// Adding an area
export const addArea = 'ഏരിയ ചേർക്കുക';
export const areaName = 'ഏരിയയുടെ പേര് (ഇംഗ്ലീഷിൽ)';
export const areaAdded = 'ഏരിയ ചേർത്തു!';
export const addAreaFailed = 'ഏരിയ ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// An area's units
export const unitCount = { one: '{count} യൂണിറ്റ്', other: '{count} യൂണിറ്റുകൾ' } as const;
export const noUnitsYet = 'ഈ ഏരിയയിൽ ഇതുവരെ യൂണിറ്റുകളില്ല. ആദ്യത്തേത് മുകളിൽ ചേർക്കുക.';
export const addUnit = 'യൂണിറ്റ് ചേർക്കുക';
export const unitName = 'യൂണിറ്റിന്റെ പേര് (ഇംഗ്ലീഷിൽ)';
export const unitAdded = 'യൂണിറ്റ് ചേർത്തു!';
export const addUnitFailed = 'യൂണിറ്റ് ചേർക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.';

// Deleting
export const areaDeletion = {
  title: 'ഏരിയ ഇല്ലാതാക്കുക',
  question: '“{name}” എന്ന ഏരിയ ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
  done: 'ഏരിയ ഇല്ലാതാക്കി!',
  failed: 'ഏരിയ ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
} as const;
export const unitDeletion = {
  title: 'യൂണിറ്റ് ഇല്ലാതാക്കുക',
  question: '“{name}” എന്ന യൂണിറ്റ് ഇല്ലാതാക്കണമെന്ന് ഉറപ്പാണോ? ഇത് പിന്നീട് തിരിച്ചെടുക്കാനാവില്ല.',
  done: 'യൂണിറ്റ് ഇല്ലാതാക്കി!',
  failed: 'യൂണിറ്റ് ഇല്ലാതാക്കാനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
} as const;

// Changing the names
export const nameInMalayalam = 'പേര് മലയാളത്തിൽ (നിർബന്ധമല്ല)';
export const nothingChanged = 'മാറ്റങ്ങളൊന്നും വരുത്തിയിട്ടില്ല.';
export const areaEditing = {
  title: 'ഏരിയ തിരുത്തുക',
  done: 'ഏരിയ തിരുത്തി!',
  failed: 'ഏരിയ തിരുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
} as const;
export const unitEditing = {
  title: 'യൂണിറ്റ് തിരുത്തുക',
  done: 'യൂണിറ്റ് തിരുത്തി!',
  failed: 'യൂണിറ്റ് തിരുത്താനായില്ല. ദയവായി വീണ്ടും ശ്രമിക്കുക.',
} as const;

// The audit log
export const listExported = 'ഏരിയകളുടെ പട്ടിക എക്സ്പോർട്ട് ചെയ്തു';
export const malayalamName = 'മലയാളത്തിലുള്ള പേര്';
