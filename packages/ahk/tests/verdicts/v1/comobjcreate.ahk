xl := ComObjCreate("Excel.Application")
