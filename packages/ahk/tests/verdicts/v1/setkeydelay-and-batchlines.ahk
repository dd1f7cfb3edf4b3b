SetBatchLines -1
SetKeyDelay -1
ListLines Off
