$x = 5
Write-Host $x
