#MaxHotkeysPerInterval 200
